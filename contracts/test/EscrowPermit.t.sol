// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {Freezable} from "src/access/Freezable.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract EscrowPermitTest is BridgeTest {
    bytes32 internal constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    uint256 internal constant DEADLINE = NOW + 60;

    function setUp() public override {
        super.setUp();
        vm.prank(depositor);
        token.approve(address(escrow), 0);
    }

    function test_permit_opens() public {
        Order memory order = tokenOrder();
        openPermitted(order, key("depositor"), "");
        vm.assertEq(token.balanceOf(address(escrow)), 50e6, "escrow");
        vm.assertEq(token.allowance(depositor, address(escrow)), 0, "allowance");
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
    }

    function test_permit_submittedByAnotherFirst() public {
        Order memory order = tokenOrder();
        bytes32 digest = permitDigest(order.inputAmount, 0);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key("depositor"), digest);
        token.permit(depositor, address(escrow), order.inputAmount, DEADLINE, v, r, s);
        bytes memory signature = offer(order);
        vm.prank(depositor);
        escrow.openWithPermit(order, signature, DEADLINE, v, r, s);
        assertStatus(escrow.orderId(order), IBridgeEscrow.Status.Open);
    }

    function test_permit_badWithoutAllowance() public {
        Order memory order = tokenOrder();
        openPermitted(
            order,
            key("somebody"),
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, escrow, 0, order.inputAmount)
        );
    }

    function test_permit_NotDepositor() public {
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        vm.prank(maker);
        vm.expectRevert(IBridgeEscrow.NotDepositor.selector);
        escrow.openWithPermit(order, signature, DEADLINE, 27, 0, 0);
    }

    function test_permit_nativeIsNoToken() public {
        openPermitted(nativeOrder(), key("depositor"), abi.encodeWithSelector(Payments.CodelessToken.selector, NATIVE));
    }

    function test_permit_Frozen() public {
        vm.prank(guardian);
        escrow.freeze();
        openPermitted(tokenOrder(), key("depositor"), abi.encodePacked(Freezable.Frozen.selector));
    }

    function openPermitted(Order memory order, uint256 privateKey, bytes memory refusal) private {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(privateKey, permitDigest(order.inputAmount, 0));
        bytes memory signature = offer(order);
        vm.prank(depositor);
        if (refusal.length > 0) vm.expectRevert(refusal);
        escrow.openWithPermit(order, signature, DEADLINE, v, r, s);
    }

    function permitDigest(uint256 value, uint256 nonce) private view returns (bytes32) {
        bytes32 message = keccak256(abi.encode(PERMIT_TYPEHASH, depositor, address(escrow), value, nonce, DEADLINE));
        return keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), message));
    }
}
