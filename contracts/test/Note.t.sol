// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Note} from "src/rewards/Note.sol";
import {TestBase} from "./support/TestBase.sol";

contract NoteTest is TestBase {
    address private ada = named("ada");

    function deploy(string memory name, string memory message) private returns (Note) {
        vm.prank(ada);
        return new Note(name, message);
    }

    function letters(uint256 length) private pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = "a";
        }
        return string(text);
    }

    function assertText(string memory got, string memory wanted, string memory what) private pure {
        vm.assertEq(keccak256(bytes(got)), keccak256(bytes(wanted)), what);
    }

    function test_note_keepsWhatItsDeployerWrote() public {
        vm.warp(1703462400);
        Note note = deploy("Ada", unicode"Hello, Base ⛵");
        assertText(note.name(), "Ada", "name");
        assertText(note.message(), unicode"Hello, Base ⛵", "message");
        vm.assertEq(note.deployer(), ada, "deployer");
        vm.assertEq(note.deployedAt(), 1703462400, "time");
    }

    function test_note_tellsItsDeployment() public {
        // The first contract of an account, by its address and nonce 0.
        address first = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", ada, hex"80")))));
        vm.expectEmit(true, true, true, true, first);
        emit Note.NoteDeployed(ada, "Ada", "Hello");
        vm.assertEq(address(deploy("Ada", "Hello")), first, "address");
    }

    function test_note_needsNoMessage() public {
        assertText(deploy("Ada", "").message(), "", "message");
    }

    function test_note_NameEmpty() public {
        vm.expectRevert(abi.encodeWithSelector(Note.NameEmpty.selector));
        deploy("", "Hello");
    }

    function test_note_NameTooLong() public {
        assertText(deploy(letters(64), "").name(), letters(64), "longest");
        vm.expectRevert(abi.encodeWithSelector(Note.NameTooLong.selector, 65));
        deploy(letters(65), "");
    }

    function test_note_MessageTooLong() public {
        assertText(deploy("Ada", letters(280)).message(), letters(280), "longest");
        vm.expectRevert(abi.encodeWithSelector(Note.MessageTooLong.selector, 281));
        deploy("Ada", letters(281));
    }

    function test_note_countsBytesAndNotLetters() public {
        // Two bytes each.
        string memory name = unicode"éééééééééééééééééééééééééééééééé";
        vm.assertEq(bytes(name).length, 64, "bytes");
        assertText(deploy(name, "").name(), name, "fits");
        vm.expectRevert(abi.encodeWithSelector(Note.NameTooLong.selector, 66));
        deploy(string.concat(name, unicode"é"), "");
    }

    function test_note_acceptsNoCoins() public {
        Note note = deploy("Ada", "");
        vm.deal(ada, 1 ether);
        vm.prank(ada);
        (bool ok,) = address(note).call{value: 1}("");
        vm.assertEq(ok, false, "coins");
    }

    function testFuzz_note_keepsAnyTextThatFits(string calldata name, string calldata message) public {
        uint256 nameLength = bytes(name).length;
        uint256 messageLength = bytes(message).length;
        if (nameLength == 0) {
            vm.expectRevert(abi.encodeWithSelector(Note.NameEmpty.selector));
        } else if (nameLength > 64) {
            vm.expectRevert(abi.encodeWithSelector(Note.NameTooLong.selector, nameLength));
        } else if (messageLength > 280) {
            vm.expectRevert(abi.encodeWithSelector(Note.MessageTooLong.selector, messageLength));
        }
        Note note = deploy(name, message);
        if (address(note).code.length == 0) return;
        assertText(note.name(), name, "name");
        assertText(note.message(), message, "message");
    }
}
