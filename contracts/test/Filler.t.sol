// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBridgeFiller} from "src/IBridgeFiller.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {Reentering, Rejecting} from "./support/Accounts.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract FillerTest is BridgeTest {
    function setUp() public override {
        super.setUp();
        vm.chainId(DST);
    }

    function test_fill_paysTheToken() public {
        Order memory order = tokenOrder();
        bytes32 id = filler.orderId(order);
        vm.assertEq(filler.filled(id), false, "before");
        vm.expectEmit(true, true, true, true, address(filler));
        emit IBridgeFiller.OrderFilled(id, maker, recipient, SRC, address(token), 49e6, 0);
        fill(order, 0);
        vm.assertEq(token.balanceOf(recipient), 49e6, "recipient");
        vm.assertEq(filler.filled(id), true, "after");
    }

    function test_fill_paysNativeCoin() public {
        fill(nativeOrder(), 0.99 ether);
        vm.assertEq(recipient.balance, 0.99 ether, "recipient");
    }

    function testFuzz_fill_paysExactly(uint256 amount, uint256 gasAmount, bool native) public {
        Order memory order = native ? nativeOrder() : tokenOrder();
        order.outputAmount = between(amount, 1, 5_000 ether);
        order.destinationGas = between(gasAmount, 0, 1_000 ether);
        uint256 value = order.destinationGas + (native ? order.outputAmount : 0);
        fill(order, value);
        vm.assertEq(recipient.balance, value, "native");
        vm.assertEq(token.balanceOf(recipient), native ? 0 : order.outputAmount, "token");
        vm.assertEq(address(filler).balance + token.balanceOf(address(filler)), 0, "the filler keeps nothing");
    }

    function test_fill_ofAChainWithoutEscrow() public {
        Order memory order = nativeOrder();
        order.depositor = abi.encodePacked(address(0));
        order.inputToken = abi.encodePacked(address(0));
        order.srcChainId = 83797631;
        fill(order, 0.99 ether);
        vm.assertEq(recipient.balance, 0.99 ether, "recipient");
    }

    function test_fill_atTheLastSecond() public {
        Order memory order = nativeOrder();
        vm.warp(order.fillDeadline);
        fill(order, 0.99 ether);
    }

    function test_fill_AlreadyFilled() public {
        Order memory order = nativeOrder();
        fill(order, 0.99 ether);
        expectFillRevert(
            order, 0.99 ether, abi.encodeWithSelector(IBridgeFiller.AlreadyFilled.selector, filler.orderId(order))
        );
    }

    function test_fill_FillExpired() public {
        Order memory order = nativeOrder();
        vm.warp(uint256(order.fillDeadline) + 1);
        expectFillRevert(
            order, 0.99 ether, abi.encodeWithSelector(IBridgeFiller.FillExpired.selector, order.fillDeadline)
        );
    }

    function test_fill_WrongChain() public {
        Order memory order = nativeOrder();
        order.dstChainId = SRC;
        expectFillRevert(order, 0.99 ether, abi.encodeWithSelector(IBridgeFiller.WrongChain.selector, SRC));
    }

    function test_fill_NotMaker() public {
        Order memory order = nativeOrder();
        vm.prank(depositor);
        vm.expectRevert(IBridgeFiller.NotMaker.selector);
        filler.fill{value: 0.99 ether}(order);
    }

    function test_fill_WrongMode() public {
        Order memory order = nativeOrder();
        order.fillMode = 1;
        expectFillRevert(order, 0.99 ether, abi.encodeWithSelector(IBridgeFiller.WrongMode.selector, 1));
    }

    function test_fill_ZeroAmount() public {
        Order memory order = nativeOrder();
        order.outputAmount = 0;
        expectFillRevert(order, 0, abi.encodePacked(IBridgeFiller.ZeroAmount.selector));
    }

    function test_fill_BadRecipient() public {
        Order memory order = tokenOrder();
        bytes[4] memory bad =
            [bytes(new bytes(32)), new bytes(19), abi.encodePacked(address(0)), abi.encodePacked(address(filler))];
        for (uint256 i = 0; i < bad.length; ++i) {
            order.recipient = bad[i];
            expectFillRevert(order, 0, abi.encodePacked(IBridgeFiller.BadRecipient.selector));
        }
    }

    function test_fill_BadOutputToken() public {
        Order memory order = tokenOrder();
        order.outputToken = abi.encode(address(token));
        expectFillRevert(order, 0, abi.encodePacked(IBridgeFiller.BadOutputToken.selector));
    }

    function test_fill_CodelessToken() public {
        Order memory order = tokenOrder();
        order.outputToken = abi.encodePacked(named("codeless"));
        expectFillRevert(order, 0, abi.encodeWithSelector(Payments.CodelessToken.selector, named("codeless")));
    }

    function test_fill_WrongValue() public {
        Order memory order = nativeOrder();
        order.destinationGas = 5;
        uint256 right = 0.99 ether + 5;
        expectFillRevert(order, right - 1, abi.encodeWithSelector(Payments.WrongValue.selector, right - 1, right));
        expectFillRevert(order, right + 1, abi.encodeWithSelector(Payments.WrongValue.selector, right + 1, right));
        order = tokenOrder();
        expectFillRevert(order, 1, abi.encodeWithSelector(Payments.WrongValue.selector, 1, 0));
    }

    function test_fill_NativeTransferFailed() public {
        address rejecting = address(new Rejecting());
        Order memory order = nativeOrder();
        order.recipient = abi.encodePacked(rejecting);
        expectFillRevert(order, 0.99 ether, abi.encodeWithSelector(Payments.NativeTransferFailed.selector, rejecting));
        vm.assertEq(filler.filled(filler.orderId(order)), false, "can be tried again");
    }

    function test_fill_withoutAllowance() public {
        vm.prank(maker);
        token.approve(address(filler), 0);
        Order memory order = tokenOrder();
        expectFillRevert(
            order, 0, abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, filler, 0, 49e6)
        );
    }

    function test_fill_reentered() public {
        Reentering receiver = new Reentering();
        Order memory order = nativeOrder();
        order.recipient = abi.encodePacked(address(receiver));
        receiver.arm(address(filler), abi.encodeCall(filler.fill, (order)));
        fill(order, 0.99 ether);
        vm.assertEq(
            bytes32(receiver.answer()), bytes32(ReentrancyGuard.ReentrancyGuardReentrantCall.selector), "inner fill"
        );
    }

    /// Two orders that differ in one field are separate: each is filled once.
    function testFuzz_fill_oncePerOrder(uint256 nonce) public {
        nonce = between(nonce, 2, type(uint256).max);
        Order memory order = nativeOrder();
        fill(order, 0.99 ether);
        order.nonce = nonce;
        fill(order, 0.99 ether);
        expectFillRevert(
            order, 0.99 ether, abi.encodeWithSelector(IBridgeFiller.AlreadyFilled.selector, filler.orderId(order))
        );
        vm.assertEq(recipient.balance, 1.98 ether, "recipient");
    }

    function fill(Order memory order, uint256 value) private {
        vm.prank(maker);
        filler.fill{value: value}(order);
    }

    function expectFillRevert(Order memory order, uint256 value, bytes memory reason) private {
        vm.prank(maker);
        vm.expectRevert(reason);
        filler.fill{value: value}(order);
    }
}
