// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {ClaimCaps} from "src/ClaimCaps.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order, OrderLib} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {Freezable} from "src/access/Freezable.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract EscrowOpenTest is BridgeTest {
    function test_open_holdsTheToken() public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        vm.assertEq(token.balanceOf(address(escrow)), 50e6, "escrow");
        vm.assertEq(token.balanceOf(depositor), 10_000 ether - 50e6, "depositor");
        assertStatus(id, IBridgeEscrow.Status.Open);
    }

    function test_open_holdsTheNativeCoin() public {
        bytes32 id = openOrder(nativeOrder());
        vm.assertEq(address(escrow).balance, 1 ether, "escrow");
        assertStatus(id, IBridgeEscrow.Status.Open);
    }

    function test_open_tellsTheWholeOrder() public {
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        bytes32 id = escrow.orderId(order);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OrderOpened(id, depositor, maker, order);
        vm.prank(depositor);
        escrow.open(order, signature);
    }

    function testFuzz_open_holdsExactlyTheAmount(uint256 amount, bool native) public {
        Order memory order = native ? nativeOrder() : tokenOrder();
        order.inputAmount = between(amount, 1, CAP);
        openOrder(order);
        uint256 held = native ? address(escrow).balance : token.balanceOf(address(escrow));
        vm.assertEq(held, order.inputAmount, "held");
    }

    function test_open_atTheLastSecond() public {
        Order memory order = tokenOrder();
        vm.warp(order.openBy);
        assertStatus(openOrder(order), IBridgeEscrow.Status.Open);
    }

    function test_open_NotDepositor() public {
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        vm.prank(maker);
        vm.expectRevert(IBridgeEscrow.NotDepositor.selector);
        escrow.open(order, signature);
    }

    function test_open_ZeroMaker() public {
        Order memory order = tokenOrder();
        order.maker = address(0);
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.ZeroMaker.selector));
    }

    function test_open_WrongChain() public {
        Order memory order = tokenOrder();
        order.srcChainId = DST;
        expectOpenRevert(order, abi.encodeWithSelector(IBridgeEscrow.WrongChain.selector, DST));
    }

    function test_open_ZeroAmount() public {
        Order memory order = tokenOrder();
        order.inputAmount = 0;
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.ZeroAmount.selector));
        order = tokenOrder();
        order.outputAmount = 0;
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.ZeroAmount.selector));
    }

    function test_open_ChannelFeeTooHigh() public {
        Order memory order = tokenOrder();
        order.channelFee = order.inputAmount;
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.ChannelFeeTooHigh.selector));
    }

    function test_open_NotEvmAddress() public {
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        for (uint256 length = 19; length < 22; length += 2) {
            order.depositor = new bytes(length);
            vm.prank(depositor);
            vm.expectRevert(abi.encodeWithSelector(OrderLib.NotEvmAddress.selector, order.depositor));
            escrow.open(order, signature);
        }
        order = tokenOrder();
        order.inputToken = abi.encodePacked(bytes32(uint256(uint160(address(token)))));
        expectOpenRevert(order, abi.encodeWithSelector(OrderLib.NotEvmAddress.selector, order.inputToken));
    }

    function test_open_BadRecipient() public {
        Order memory order = tokenOrder();
        order.recipient = new bytes(19);
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.BadRecipient.selector));
        order.recipient = new bytes(65);
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.BadRecipient.selector));
    }

    function test_open_BadOutputToken() public {
        Order memory order = tokenOrder();
        order.outputToken = "";
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.BadOutputToken.selector));
        order.outputToken = new bytes(129);
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.BadOutputToken.selector));
    }

    function testFuzz_open_acceptsEveryFamilysLengths(uint256 recipientLength, uint256 tokenLength) public {
        Order memory order = tokenOrder();
        order.recipient = new bytes(between(recipientLength, 20, 64));
        order.outputToken = new bytes(between(tokenLength, 1, 128));
        assertStatus(openOrder(order), IBridgeEscrow.Status.Open);
    }

    function test_open_BadFillMode() public {
        Order memory order = tokenOrder();
        order.fillMode = 2;
        expectOpenRevert(order, abi.encodeWithSelector(IBridgeEscrow.BadFillMode.selector, 2));
    }

    function test_open_OpenExpired() public {
        Order memory order = tokenOrder();
        vm.warp(uint256(order.openBy) + 1);
        expectOpenRevert(order, abi.encodeWithSelector(IBridgeEscrow.OpenExpired.selector, order.openBy));
    }

    function test_open_BadDeadlines() public {
        Order memory order = tokenOrder();
        order.fillDeadline = order.openBy - 1;
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.BadDeadlines.selector));
        order = tokenOrder();
        order.refundAfter = order.fillDeadline - 1;
        expectOpenRevert(order, abi.encodePacked(IBridgeEscrow.BadDeadlines.selector));
    }

    function test_open_ClaimWindowTooShort() public {
        Order memory order = tokenOrder();
        order.refundAfter -= 1;
        bytes4 name = IBridgeEscrow.ClaimWindowTooShort.selector;
        expectOpenRevert(order, abi.encodeWithSelector(name, 2 hours - 1, 2 hours));
        order.fillMode = 1;
        expectOpenRevert(order, abi.encodeWithSelector(name, 2 hours - 1, 24 hours));
        order.refundAfter = order.fillDeadline + 24 hours;
        assertStatus(openOrder(order), IBridgeEscrow.Status.Open);
    }

    function test_open_RefundTooFar() public {
        Order memory order = tokenOrder();
        order.refundAfter = uint40(NOW + 30 days - 2 * FREEZE + 1);
        expectOpenRevert(order, abi.encodeWithSelector(IBridgeEscrow.RefundTooFar.selector, order.refundAfter));
        order.refundAfter -= 1;
        assertStatus(openOrder(order), IBridgeEscrow.Status.Open);
    }

    function test_open_TokenNotAllowed() public {
        Order memory order = tokenOrder();
        order.inputToken = abi.encodePacked(named("unlisted"));
        expectOpenRevert(order, abi.encodeWithSelector(ClaimCaps.TokenNotAllowed.selector, named("unlisted")));
    }

    function test_open_AboveClaimCap() public {
        Order memory order = nativeOrder();
        order.inputAmount = CAP + 1;
        expectOpenRevert(order, abi.encodeWithSelector(IBridgeEscrow.AboveClaimCap.selector, CAP + 1, CAP));
    }

    function test_open_CodelessToken() public {
        address codeless = named("codeless");
        vm.prank(governor);
        escrow.setTokenAllowed(codeless, true);
        vm.prank(governor);
        escrow.setClaimCap(codeless, CAP);
        Order memory order = tokenOrder();
        order.inputToken = abi.encodePacked(codeless);
        expectOpenRevert(order, abi.encodeWithSelector(Payments.CodelessToken.selector, codeless));
    }

    function test_open_OrderUsed() public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        bytes memory used = abi.encodeWithSelector(IBridgeEscrow.OrderUsed.selector, id);
        expectOpenRevert(order, used);
        vm.prank(maker);
        escrow.cancel(order);
        // An ended order stays used: the same offer cannot be opened twice.
        expectOpenRevert(order, used);
    }

    function test_open_WrongValue_native() public {
        Order memory order = nativeOrder();
        bytes memory signature = offer(order);
        for (uint256 i = 0; i < 3; ++i) {
            uint256 value = [uint256(0), 1 ether - 1, 1 ether + 1][i];
            vm.prank(depositor);
            vm.expectRevert(abi.encodeWithSelector(Payments.WrongValue.selector, value, 1 ether));
            escrow.open{value: value}(order, signature);
        }
    }

    function test_open_WrongValue_token() public {
        Order memory order = tokenOrder();
        bytes memory signature = offer(order);
        vm.prank(depositor);
        vm.expectRevert(abi.encodeWithSelector(Payments.WrongValue.selector, 1, 0));
        escrow.open{value: 1}(order, signature);
    }

    function test_open_Frozen() public {
        vm.prank(guardian);
        escrow.freeze();
        expectOpenRevert(tokenOrder(), abi.encodePacked(Freezable.Frozen.selector));
    }
}
